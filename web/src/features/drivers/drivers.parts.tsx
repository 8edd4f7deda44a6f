import type { ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import './drivers.css'

type Driver = { name: string; mobile: string; cardNumber: string | null }

/** Whom a drawer is about: the driver's name, how to reach him, and the plate of his truck. */
export const DriverHead = ({ driver, plate }: { driver: Driver; plate: ReactNode }) => (
  <section className="gap-2-3 row wrap driver-head">
    <div className="grow blocks">
      <b className="heading">{driver.name}</b>
      <span className="muted num">
        <a href={`tel:${driver.mobile}`}>{toPersianDigits(driver.mobile)}</a>
        {driver.cardNumber !== null && `، کارت ${toPersianDigits(driver.cardNumber)}`}
      </span>
    </div>
    {plate}
  </section>
)
