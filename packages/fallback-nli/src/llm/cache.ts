// Remembers what was answered, and shares what is being asked: the least recently used entry goes first.

export type Cache<T> = (key: string, make: () => Promise<T>) => Promise<T>

/** A failure is not remembered. */
export function createCache<T>(size: number): Cache<T> {
  const entries = new Map<string, Promise<T>>()
  return (key, make) => {
    if (size === 0) return make()
    const known = entries.get(key)
    const entry = known ?? make()
    entries.delete(key)
    entries.set(key, entry)
    if (known === undefined) {
      entry.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
    }
    for (const oldest of entries.keys()) {
      if (entries.size <= size) break
      entries.delete(oldest)
    }
    return entry
  }
}
