import type { Given } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import type { Size } from '#modules/doors/lockers/contract.ts'
import { courierDrops } from '../contract.ts'

/** Sends a drop with its photo; the same id is the same drop. Throws a problem with its sentence, or LostConnection. */
export async function sendDrop(
  token: string,
  drop: { id: string; household: string; size: Size; tracking: string },
  photo: File,
) {
  const form = new FormData()
  form.append('Id', drop.id)
  form.append('Household', drop.household.trim())
  form.append('Size', drop.size)
  form.append('Tracking', drop.tracking.trim())
  form.append('File', photo, photo.name)
  const call = courierDrops.calls.begin
  const address = call.path.replace('{token}', encodeURIComponent(token))
  const response = await fetch(address, { method: 'POST', body: form }).catch(() => {
    throw new LostConnection()
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const said = (body as { ErrorMessage?: { Code: number; Description: string } } | undefined)?.ErrorMessage
    const code = said?.Code ?? response.status * 1000
    throw problemOf(code, problemText(code, said?.Description ?? ''))
  }
  return (codecOf(call.gives).decode(body, false) as Given<typeof call>).data
}
