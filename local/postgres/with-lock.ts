/** Does the work while no other process does it under the same file. The system lifts the lock of a process that dies. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await Deno.open(file, { write: true, create: true });
  try {
    await lock.lock(true);
    return await work();
  } finally {
    lock.close();
  }
}
