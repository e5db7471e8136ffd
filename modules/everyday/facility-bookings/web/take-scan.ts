import { inBox } from '#platform/web/form/use-submit.ts'
import { door } from './door.ts'
import { bookingsApi } from './queries.ts'

/** Takes the scan of a booking's code: its check-in or check-out opens, or it is said why not. */
export async function takeScan(code: string): Promise<true> {
  try {
    const [booking] = (await bookingsApi.findByCode({ code }, { isSaid: true })).data
    if (booking) door.open({ booking })
  } catch (error) {
    await inBox(error)
  }
  return true
}
