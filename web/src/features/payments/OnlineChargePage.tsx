import { useState } from 'react'
import { Link, useRouter, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Read } from '../../kernel/Read.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card, Panel } from '../../ui/Panel.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { AmountForm } from './AmountForm.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { usePayments } from './payments.queries.ts'
import { readTopUpAsked } from './top-up.rules.ts'
import './payments.css'

/** One's own wallet topped up through the bank (rules 13.10): the amount, a question, and on to the bank. */
export default function OnlineChargePage() {
  const isNarrow = useMedia(PHONE)
  const { history } = useRouter()
  // what was asked for stays, though the address may lose it
  const [asked] = useState(readTopUpAsked(useSearch()))
  const balance = useMyBalance()
  const payments = usePayments()
  const balanceRial = balance.data?.availableBalance
  return (
    <PageFrame
      phone={false}
      title="افزایش موجودی"
      subtitle={balanceRial !== undefined && `موجودی ${formatRial(balanceRial)}`}
      onBack={() => history.back()}
    >
      <Read of={payments} failedTitle="پرداخت‌ها نیامدند">
        {({ bank, payments: latest }) => (
          <>
            {bank === null ? (
              <Note tone="warning" title="درگاه پرداخت هنوز راه‌اندازی نشده است">
                برای افزایش موجودی با پشتیبانی تماس بگیرید.
              </Note>
            ) : (
              <Panel flush>
                <AmountForm {...{ bank, asked }} />
              </Panel>
            )}
            {latest.length > 0 &&
              (isNarrow ? (
                <Card>
                  <h2 className="apart card-line">
                    پرداخت‌های اخیر
                    <ToReport />
                  </h2>
                  <PaymentList payments={latest} />
                </Card>
              ) : (
                <Panel title="پرداخت‌های اخیر" flush aside={<ToReport />}>
                  <PaymentTable payments={latest} />
                </Panel>
              ))}
          </>
        )}
      </Read>
    </PageFrame>
  )
}

const ToReport = () => <Link to={paths.accountReport}>گردش حساب</Link>
