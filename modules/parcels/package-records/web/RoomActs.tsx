import { Link } from '@tanstack/react-router'
import { type Act, useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'

/** The pages of each area, by the beginnings of their addresses; what is not built is not there. */
const areas = {
  packages: [
    '/community/postalDespatcher',
    '/community/postalReceive',
    '/community/postalList',
    '/mgmt/postalPatch',
    '/mgmt/postal/setting',
  ],
  deposits: ['/community/collection', '/mgmt/collectionPayment', '/mgmt/cash'],
  returns: ['/community/postalReturn', '/mgmt/return', '/mgmt/outgoing'],
}

/** Everything that can be done in one area. */
export function RoomActs({ area }: { area: keyof typeof areas }) {
  const allowed = useAllowed()
  const { acts } = useContributions()
  const places = areas[area]
  const placeOf = (act: Act) => places.findIndex((path) => act.to?.startsWith(path))
  const shown = allowed(acts)
    .filter((act) => placeOf(act) >= 0)
    .sort((act, other) => placeOf(act) - placeOf(other))
  if (shown.length === 0) return null
  return (
    <nav className="rm-acts" aria-label={textOf(`packageRoom:${area}`)}>
      {shown.map((act) => (
        <Link key={act.name} to={act.to} aria-keyshortcuts={act.key}>
          <Icon name={act.icon} />
          {textOf(act.label)}
          {act.key && <Key keys={act.key} />}
        </Link>
      ))}
    </nav>
  )
}
