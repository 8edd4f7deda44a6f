import { Wallet } from 'lucide-react'
import { Link, useLocation } from './navigation.tsx'
import { lackOfMoney, topUpPath } from '@bargah/contract/features/payments/top-up.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { buttonClass, type ButtonVariant } from '../ui/Button.tsx'
import { ApiError } from './api-error.ts'
import { mayCall } from './calls.ts'
import { noteLack } from './lack.ts'

type TopUpProps = {
  /** The amount filled into the form; empty when unknown. */
  lackingRial?: number
  /** Path of the panel to return to; default: here. */
  back?: string
  size?: 'touch' | 'dense' | 'hero'
  variant?: ButtonVariant
}

/** Leads to topping up one's own wallet, and back; draws nothing for who has no wallet. */
export function TopUp({ lackingRial, back, size = 'touch', variant = 'soft' }: TopUpProps) {
  const here = useLocation().href
  if (!mayCall('beginPayment')) return null
  const amount = lackingRial && Math.max(lackingRial, leastChargeRial)
  return (
    <Link
      to={topUpPath}
      search={{ amount, back: back ?? here } as object}
      onClick={() => noteLack(amount)}
      className={buttonClass(variant, size)}
    >
      <Wallet />
      افزایش موجودی
    </Link>
  )
}

/** In: what a write failed by. Out: by how many rials the own wallet is short; undefined when that is not why. */
export function lackingIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { reason, lackingRial } = (error.data ?? {}) as { reason?: unknown; lackingRial?: unknown }
  return reason === lackOfMoney && typeof lackingRial === 'number' ? lackingRial : undefined
}
