import type { Given } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { sentryOfSerial } from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomTablets } from '../contract.ts'

const shown = `
  select s.name as "sentryName", h.label, i.dial_code as "dialCode" from intercom_sentry s
  left join intercom_household i on i.community_id = s.community_id and i.opened_at is not null
    and (s.allows_all or exists (select from intercom_allow a
      where a.community_id = s.community_id and a.sentry_id = s.id and a.household_id = i.household_id))
  left join household h on h.community_id = i.community_id and h.id = i.household_id and h.closed_at is null
  where s.id = $1
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit`

/** What the screen of a sentry lists: labels of the households that it may call, and what is dialled; no names. Throws serialWrong. */
export async function showDisplay(
  context: OpenContext,
  serialNumber: string,
): Promise<Given<typeof intercomTablets.calls.display>['data']> {
  const { communityId, sentryId } = await sentryOfSerial(context, serialNumber)
  const rows = await context.database.read(communityId, (lease) =>
    lease.query<{ sentryName: string; label: string | null; dialCode: string }>(shown, [sentryId]),
  )
  return {
    sentryName: rows[0]?.sentryName ?? '',
    households: rows.flatMap(({ label, dialCode }) => (label ? [{ label, dialCode }] : [])),
  }
}
