import { expect, it } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import { Queries } from './query-client.ts'

it('what is asked for the first time while it changes is asked for again, once however often it changed', async () => {
  const queries = new Queries()
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['alarms', 'unfinished'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  // Read at the server before the alarm, on its way when the event is heard.
  void queries.invalidateQueries({ queryKey: ['alarms'] })
  void queries.invalidateQueries({ queryKey: ['alarms'] })
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  expect(answers).toHaveLength(2)
  stop()
})
