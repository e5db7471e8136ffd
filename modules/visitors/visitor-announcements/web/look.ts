/** Milliseconds between two looks at the local list (R163). */
const pace = 1000

/** Looks at the local list of arrived guests every second (R163), telling each look its time; gives the way to stop. */
export function lookEverySecond(look: (now: number) => void): () => void {
  const timer = setInterval(() => look(Date.now()), pace)
  return () => clearInterval(timer)
}
