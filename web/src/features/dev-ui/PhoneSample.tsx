import { Bell, FileText, House, Package, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { CountdownFace } from '../../ui/CountdownFace.tsx'
import { FaceActs, FacePair } from '../../ui/Face.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { HearButton } from '../../ui/HearButton.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { RoadSign } from '../../ui/RoadSign.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { plainLink } from './DeskSample.tsx'
import { minutesFromNow, plates } from './samples.ts'

const places = [
  { key: 'home', label: 'خانه', icon: <House />, current: true },
  { key: 'loads', label: 'بارها', icon: <Package />, count: 23, countNoun: 'بار تازه' },
  { key: 'permits', label: 'مجوزها', icon: <FileText /> },
  { key: 'wallet', label: 'کیف پول', icon: <Wallet /> },
]

export function PhoneSample() {
  const [speaks, setSpeaks] = useState(false)
  const round = { opensAt: minutesFromNow(-2.3), closesAt: minutesFromNow(7.7) }
  return (
    <div className="text-lg phone-page">
      <PhoneHeader
        start={<Avatar name="علی‌اکبر" />}
        title="سلام، علی‌اکبر"
        subtitle="شنبه ۳۰ آبان، ۱۴:۰۲"
        end={<Tap aria-label="اعلان‌ها، ۳ خوانده‌نشده" icon={<Bell />} dot />}
      />
      <main>
        <CountdownFace title="اعلام بار باز است" offsetMs={0} {...round}>
          <FacePair
            of={[
              { value: '۲۳', label: 'بار برای تریلی شما' },
              { value: '۱۱', label: 'نفر جلوتر' },
            ]}
          />
          <FaceActs
            more={
              <>
                <Button size="hero">بیشتر</Button>
                <HearButton look="pill" isSpeaking={speaks} onPress={() => setSpeaks(!speaks)} />
              </>
            }
          >
            <Button size="hero" variant="onHero" icon={<Package />}>
              بارها را ببینم
            </Button>
          </FaceActs>
        </CountdownFace>
        <div className="phone-stack">
          <RoadSign
            to="تهران"
            lines={['از بندرعباس', '۱٬۲۶۸ کیلومتر']}
            place={2}
            picture={<TruckPicture loaderTypeName="تریلی لبه‌دار" goods={['ورق فولادی']} />}
          />
          <Card className="no-pad" label="نوبت شما">
            <StatGrid
              large
              stats={[
                { label: 'شمارهٔ نوبت', value: '۴۲۱۸' },
                { label: 'جلوتر از شما', value: '۱۱', unit: 'نفر' },
                { label: 'اعتبار نوبت', value: '۱۹', unit: 'ساعت' },
              ]}
            />
          </Card>
          <Card>
            <div className="stack">
              <DescriptionList
                look="stacked"
                items={[
                  { term: 'کالا', value: 'ورق فولادی، ۳ بندیل' },
                  { term: 'وزن', value: '۲۲٬۰۰۰ کیلوگرم' },
                  { term: 'شرکت حمل', value: 'ترابر خلیج' },
                  { term: 'ناوگان شما', value: <Plate plate={plates[0]} /> },
                ]}
              />
            </div>
          </Card>
          <SkeletonCards count={1} />
        </div>
      </main>
      <BottomBar items={places} renderLink={plainLink} />
    </div>
  )
}
