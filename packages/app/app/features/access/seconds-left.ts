import { useEffect, useState } from 'react'

/** «0:42»: minutes and seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counts down to zero from the value that the server returned; a new object restarts the countdown. */
export function useSecondsLeft(said: { readonly resend_after: number } | null): number {
  const [left, setLeft] = useState(said?.resend_after ?? 0)
  useEffect(() => {
    const end = Date.now() + (said?.resend_after ?? 0) * 1000
    const timer = setInterval(count, 1000)
    function count() {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    count()
    return () => clearInterval(timer)
  }, [said])
  return left
}
