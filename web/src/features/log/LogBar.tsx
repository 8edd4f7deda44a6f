import { useState } from 'react'
import { Download, Monitor, Moon, Sun } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useSession } from '../../kernel/session.ts'
import { Brand } from '../../ui/Brand.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { currentTheme, setTheme } from '../../ui/theme.ts'

/** The top of the public log: whoever reads it needs no account. */
export function LogBar({ hallId }: { hallId: number }) {
  const session = useSession()
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header className="on-panel line-below log-bar row gap-5">
      <Link className="row" to={paths.home} aria-label="بارگاه">
        <Brand />
      </Link>
      <span className="sep" />
      <span className="muted grow">دفتر عمومی سالن‌ها</span>
      <nav className="row gap-1" aria-label="دفتر">
        <a className={buttonClass('ghost', 'dense')} href={paths.board(hallId)} aria-label="تابلوی سالن">
          <Monitor />
          <span>تابلوی سالن</span>
        </a>
        <a
          className={buttonClass('ghost', 'dense')}
          href={`${paths.log(hallId)}/log.tar`}
          download
          aria-label="دریافت دفتر"
        >
          <Download />
          <span>دریافت دفتر</span>
        </a>
        <IconButton
          size="dense"
          aria-label={other === 'dark' ? 'حالت تیره' : 'حالت روشن'}
          icon={other === 'dark' ? <Moon /> : <Sun />}
          onClick={() => {
            setTheme(other)
            show(other)
          }}
        />
        <Link className={buttonClass('default', 'dense')} to={session ? paths.home : paths.login}>
          {session ? 'خانه' : 'ورود'}
        </Link>
      </nav>
    </header>
  )
}
