import { useEffect, useState } from 'react'

type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Makes the page an app of its own. Out: what asks the browser to install it, while the browser offers to. */
export function useInstall(manifest: string): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallEvent>()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href') ?? ''
    const note = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    link?.setAttribute('href', manifest)
    window.addEventListener('beforeinstallprompt', note)
    return () => {
      link?.setAttribute('href', before)
      window.removeEventListener('beforeinstallprompt', note)
    }
  }, [manifest])
  return (
    offer &&
    (() => {
      setOffer(undefined)
      void offer.prompt()
    })
  )
}
