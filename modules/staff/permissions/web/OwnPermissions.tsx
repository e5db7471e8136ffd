import './page-texts.ts'
import './permissions.css'
import { useServices } from '#platform/web/frame/use-me.ts'
import { wordOf } from '#platform/web/i18n/words.ts'
import { grouped } from './permission-groups.ts'

/** What somebody may, side by side as the matrix has it; of services that the community lacks nothing. */
export function OwnPermissions({ permissions }: { permissions: readonly string[] }) {
  const services = new Set(useServices()?.map(({ id }) => id))
  const rows = permissions.map((permission) => ({ permission }))
  return (
    <dl className="pm-own">
      {grouped(rows, services).map(({ title, rows: list }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ul>
              {list.map(({ permission }) => (
                <li key={permission}>{wordOf('permissions', permission) ?? permission}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
