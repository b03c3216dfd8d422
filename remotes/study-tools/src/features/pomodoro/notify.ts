export type NotificationStatus = NotificationPermission | 'unsupported'

/** Whether the browser lets this site show notifications. */
export const notificationStatus = (): NotificationStatus =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Has the browser ask the person. */
export const askForNotifications = async (): Promise<NotificationStatus> =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission()

/** Shows a notification if that is allowed and the page is hidden. */
export function notify(message: string): void {
  if (notificationStatus() !== 'granted' || !document.hidden) return
  const shown = new Notification(message, { tag: 'stepwise-pomodoro' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
