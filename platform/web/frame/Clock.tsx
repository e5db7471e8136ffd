import { useEffect, useState } from 'react'
import { clockDate, clockTime } from '#platform/web/look/speak-time.ts'

/** The Chinese clock with the weekday, each second (R063, R064). Phones show no seconds. */
export function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(new Date())
      timer = setTimeout(tick, 1000 - (Date.now() % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  const time = clockTime(now)
  return (
    <time className="lb-clock" dateTime={now.toISOString().slice(0, 19)}>
      <span>{clockDate(now)}</span>
      <b>
        {time.slice(0, 5)}
        <i>{time.slice(5)}</i>
      </b>
    </time>
  )
}
