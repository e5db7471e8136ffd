import { textOf } from '#platform/web/i18n/texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { useRunAct } from './act-ways.ts'
import { useContributions } from './contributions.ts'
import { useAllowed } from './use-me.ts'

/** What people need on every page: the search. */
export function HeaderActs() {
  const run = useRunAct()
  const allowed = useAllowed()
  const { acts } = useContributions()
  return allowed(acts)
    .filter((act) => act.header)
    .map((act) => (
      <button
        key={act.name}
        type="button"
        className="lb-quiet-button lb-header-act"
        aria-keyshortcuts={act.key}
        data-hint={act.name}
        onClick={() => run(act)}
      >
        <Icon name={act.icon} />
        <span>{textOf(act.label)}</span> {act.key && <Key keys={act.key} />}
      </button>
    ))
}
