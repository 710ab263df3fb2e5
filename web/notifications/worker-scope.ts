// The types of a service worker, as far as notifications need them: TypeScript's own ("webworker") exclude those of pages ("dom"),
// and the client is checked as one.

interface WaitingEvent extends Event {
  /** The worker lives until this has ended. */
  waitUntil(work: Promise<unknown>): void;
}

export interface PushReceived extends WaitingEvent {
  data: { json(): unknown } | null;
}

export interface NotificationClicked extends WaitingEvent {
  /** The button that was pressed; empty for a click on the rest. */
  action: string;
  notification: Notification;
}

export interface SubscriptionChanged extends WaitingEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

/** A page of the client that is open. */
export interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: WorkerMessage): void;
}

export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushReceived) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationClicked) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: SubscriptionChanged) => void): void;
}

/** What the worker tells open pages: a notification was clicked, or one of its buttons has changed something. */
export type WorkerMessage = { type: "open"; url: string } | { type: "answered" };
