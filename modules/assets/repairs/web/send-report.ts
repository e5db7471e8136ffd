import type { Given } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import { repairs } from '../contract.ts'

interface Report {
  id: string
  title: string
  place: string
  household: string
  name: string
  phone: string
}

/** Sends a report of whoever has no account, with its photo; the same id is the same report. Throws a problem with its sentence, or LostConnection. */
export async function sendReport(token: string, report: Report, photo: File | undefined) {
  const form = new FormData()
  form.append('Id', report.id)
  form.append('Title', report.title.trim())
  form.append('Place', report.place.trim())
  form.append('Household', report.household.trim())
  form.append('Name', report.name.trim())
  form.append('Phone', report.phone.trim())
  if (photo) form.append('File', photo, photo.name)
  const call = repairs.calls.sendReport
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
