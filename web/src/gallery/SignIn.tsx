import { RouteMap } from '../ui/RouteMap.tsx'
import { acrossCountry, roads } from './roads.ts'

export function SignIn() {
  return (
    <main className="sign-in-map">
      <h1 className="sr">ورود</h1>
      <RouteMap
        look="hero"
        graph={roads}
        line={acrossCountry}
        width={760}
        height={900}
        towns={['تبریز', 'مشهد', 'اصفهان', 'شیراز', 'بندرعباس']}
        label="راه‌های کشور"
      />
    </main>
  )
}
