import { useQuery } from '@tanstack/react-query'
import { Navigate } from '../kernel/navigation.tsx'
import { paths } from '../kernel/paths.ts'
import { fetched } from '../ui/fetched.tsx'

const DevUiPage = fetched(() => import('../features/dev-ui/DevUiPage.tsx'))

/** The gallery of components: open in development, and where the server says that it holds the demo world. */
export default function DevUiScreen() {
  const isOpen = useQuery({
    queryKey: ['demo.json'],
    queryFn: async () => import.meta.env.DEV || isDemo(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isOpen.isPending) return null
  if (!isOpen.data) return <Navigate to={paths.notFound} replace />
  return <DevUiPage />
}

async function isDemo(): Promise<boolean> {
  const reply = await fetch('/demo.json')
  const { demo } = (await reply.json()) as { demo: boolean }
  return demo
}
