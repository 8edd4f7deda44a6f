import { SearchX } from 'lucide-react'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Link } from './navigation.tsx'
import { paths } from './paths.ts'

/** In the place of a hall's public page, where the address names none. */
export const NoSuchHall = () => (
  <EmptyState
    icon={<SearchX />}
    title="سالنی با این شماره نیست"
    actions={
      <Link to={paths.logs} className={buttonClass('primary')}>
        همهٔ سالن‌ها
      </Link>
    }
  >
    شاید نشانی اشتباه باشد؛ سالن را از فهرست باز کنید.
  </EmptyState>
)
