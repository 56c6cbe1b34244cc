// Shows reminders that come while no page is open, and opens the table they are of.
self.addEventListener('push', (event) => {
  const told = event.data.json()
  const shown = { body: told.body, tag: told.tag, icon: 'icon.svg', data: told.url }
  event.waitUntil(self.registration.showNotification(told.title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
