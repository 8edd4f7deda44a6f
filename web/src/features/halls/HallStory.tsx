import { Clock, FileText, History, Package, Scale } from 'lucide-react'
import { tellHall } from './hall-story.rules.ts'
import type { HallValues } from './hall-values.rules.ts'
import { BoldSentence } from './HallFields.tsx'
import { NumberedList } from '../../ui/NumberedList.ts'

const icons = {
  turn: <NumberedList />,
  round: <Clock />,
  choose: <Package />,
  split: <Scale />,
  permit: <FileText />,
  back: <History />,
}

export const HallStory = ({ values, now }: { values: HallValues; now: Date }) => (
  <section className="panel panel-body hall-story">
    <h2>این سالن چگونه کار می‌کند</h2>
    <ol className="above-3">
      {tellHall(values, now).map(({ key, title, text }) => (
        <li className="relative row at-start gap-3" key={key}>
          <span className="tile tile-sm tile-round tile-edged hall-story-icon">{icons[key]}</span>
          <div className="quiet blocks">
            <b className="ink strong">{title}</b>
            <BoldSentence>{text}</BoldSentence>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
