import './menus.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useRefusal, useRunAct } from './act-ways.ts'
import { type Act, useContributions } from './contributions.ts'
import { useDismiss } from '#platform/web/look/use-dismiss.ts'
import { useAllowed } from './use-me.ts'

const groups = {
  desk: 'groupDesk',
  visitors: 'groupVisitors',
  residents: 'groupResidents',
  fees: 'groupFees',
  facilities: 'groupFacilities',
  meetings: 'groupMeetings',
} as const
const groupNames = Object.keys(groups) as (keyof typeof groups)[]

/** Everything that can be done here, by group; typing narrows it, arrows choose, Enter opens. */
export function QuickMenu({ close }: { close: () => void }) {
  const t = useTexts('frame')
  const run = useRunAct()
  const refusal = useRefusal()
  const allowed = useAllowed()
  const { acts } = useContributions()
  const [wish, setWish] = useState('')
  const [at, setAt] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useDismiss(panel, '[data-opens="quick"]', close)
  useEffect(() => input.current?.focus(), [])

  const word = wish.trim().toLowerCase()
  const found = groupNames.flatMap((group) =>
    allowed(acts).filter((act) => act.group === group && textOf(act.label).toLowerCase().includes(word)),
  )
  const chosen = found[Math.min(at, found.length - 1)]
  const shownGroups = groupNames.filter((group) => found.some((act) => act.group === group))
  const optionId = (act: Act) => `${id}-${act.name}`
  const open = (act: Act) => {
    close()
    run(act)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length
      setAt(next)
      document.getElementById(optionId(found[next] as Act))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    }
  }

  return (
    <div
      className="lb-quick-menu"
      role="dialog"
      data-of="quick"
      aria-label={t('quick')}
      ref={panel}
      data-columns={Math.min(shownGroups.length, 3)}
    >
      <TextInput
        ref={input}
        icon="search"
        role="combobox"
        onKeyDown={press}
        aria-label={t('findAct')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(chosen)}
        placeholder={t('findAct')}
        value={wish}
        onText={(text) => {
          setWish(text)
          setAt(0)
        }}
        extra={
          <span className="lb-quick-menu-keys">
            <Key keys="↑" /> <Key keys="↓" /> <Key keys="Enter" />
          </span>
        }
      />
      <div className="lb-quick-menu-groups" role="listbox" id={`${id}-list`} aria-label={t('quick')}>
        {shownGroups.map((group) => (
          <div role="group" aria-labelledby={`${id}-${group}`} key={group}>
            <p id={`${id}-${group}`}>{t(groups[group])}</p>
            {found
              .filter((act) => act.group === group)
              .map((act) => (
                <button
                  type="button"
                  role="option"
                  tabIndex={-1}
                  id={optionId(act)}
                  key={act.name}
                  aria-selected={act === chosen}
                  aria-disabled={refusal(act) !== undefined}
                  title={refusal(act)}
                  data-hint={act.name}
                  aria-keyshortcuts={act.key}
                  onClick={() => open(act)}
                  onPointerMove={() => setAt(found.indexOf(act))}
                >
                  {textOf(act.label)}
                  {act.key && <Key keys={act.key} />}
                </button>
              ))}
          </div>
        ))}
      </div>
      <p className="lb-quick-menu-none" role="status">
        {found.length === 0 && t('noAct', { text: wish.trim() })}
      </p>
    </div>
  )
}
