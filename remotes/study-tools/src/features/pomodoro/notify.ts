export type NotificationStatus = NotificationPermission | 'unsupported'

/** Whether this browser may show notifications of ours. */
export const notificationStatus = (): NotificationStatus =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks the person, through the browser. */
export const askForNotifications = async (): Promise<NotificationStatus> =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission()

/** Shows a message outside the page, when it is allowed and the page is not being looked at. */
export function notify(message: string): void {
  if (notificationStatus() !== 'granted' || !document.hidden) return
  const shown = new Notification(message, { tag: 'stepwise-pomodoro' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
