import { server } from '../server.ts';

/** Does this browser know push messages? They need the worker that keeps the page offline. */
export function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Asks the browser, once, when somebody wants it; false: it was refused. */
export async function allowPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await server.call('GET /api/push-key');
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  await server.call('POST /api/me/channels', { body: { kind: 'push', target: { endpoint, keys: { p256dh, auth } } } });
  return true;
}
