// Shows notices that come while the panel is closed, and opens the panel where they lead. Part of the service worker.
self.addEventListener('push', (event) => {
  const { title, link, tag } = event.data.json()
  const look = { tag, data: { link }, dir: 'rtl', lang: 'fa', icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href } = new URL(event.notification.data.link, self.location.origin)
  const open = async () => {
    const [known] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!known) return self.clients.openWindow(href)
    await known.focus()
    return known.navigate(href)
  }
  event.waitUntil(open())
})
