// In the place of two parts of supabase-js that the client does not use, and that its class makes all the same: 150 kB that every
// phone would load first (vite.config.ts).

/** Instead of the client for messages between browsers. It is told each new token. */
export class RealtimeClient {
  setAuth(): void {}
}

/** Instead of the client for stored files. */
export class StorageClient {}

export class StorageApiError extends Error {}
