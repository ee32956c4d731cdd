/** Runs work of one name sequentially; work of different names runs concurrently. */
export type Line = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export function createLine(): Line {
  const last = new Map<string, Promise<unknown>>()

  return async (name, work) => {
    const before = last.get(name)
    const mine = before ? before.then(work, work) : work()
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
