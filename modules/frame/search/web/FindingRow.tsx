import type { Finding } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'

export interface FindingRowProps {
  id: string
  finding: Finding
  isChosen: boolean
  enter: 'open' | 'receive'
  open: (finding: Finding) => void
  receive: ((finding: Finding) => void) | undefined
}

/** One find: pressed it opens; what waits for it is handed over by the button at its end. */
export function FindingRow({ id, finding, isChosen, enter, open, receive }: FindingRowProps) {
  const t = useTexts('searchView')
  const receives = enter === 'receive' && finding.receive !== undefined
  return (
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      aria-keyshortcuts={finding.receive && receive ? 'Alt+Enter' : undefined}
      tabIndex={-1}
      className="sr-finding"
      onClick={() => open(finding)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open(finding)
      }}
    >
      <Icon name={finding.icon} />
      <HouseholdName label={finding.title} names={finding.names} />
      {finding.mark && <Mark kind="plain">{finding.mark}</Mark>}
      <span className="sr-detail">{finding.detail}</span>
      {isChosen && (
        <span className="sr-keys" data-keys>
          <Key keys="Enter" /> {t(receives ? 'receive' : 'open')}
        </span>
      )}
      {finding.receive && receive && (
        <button
          type="button"
          tabIndex={-1}
          className="sr-receive"
          aria-label={t('receiveOf', { label: finding.title })}
          onClick={(event) => {
            event.stopPropagation()
            receive(finding)
          }}
        >
          {isChosen && <Key keys="Alt Enter" />} {t('receive')}
        </button>
      )}
    </div>
  )
}
