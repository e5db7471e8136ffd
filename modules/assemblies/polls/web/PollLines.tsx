import { percentText } from '#modules/assemblies/tally/contract.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { type Asked, Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { PollLine } from '../contract.ts'
import { shareOf, targetsOf, whenOf } from './poll-words.ts'

interface PollLinesProps {
  asked: Asked<{ data: PollLine[] }>
  openId: string
  keyword: string
  onSearch: (text: string) => void
  onOpen: (pollId: string) => void
  none: ReactNode
}

/** The polls one below the other; arrows go from one to the next. */
export function PollLines({ asked, openId, keyword, onSearch, onOpen, none }: PollLinesProps) {
  const t = useTexts('pollPage')
  return (
    <>
      <div className="lb-inner-10 pl-search">
        <SearchField label={t('search')} value={keyword} onSearch={onSearch} />
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', 90]}
        isEmpty={({ data }) => data.length === 0}
        empty={none}
      >
        {({ data }) => (
          <ul className="pl-list lb-grow" aria-label={t('list')}>
            {data.map((line, nth) => (
              <li key={line.pollId}>
                <Line
                  line={line}
                  isOpen={line.pollId === openId}
                  onOpen={onOpen}
                  onStep={(by) => {
                    const next = data[nth + by]
                    if (next) onOpen(next.pollId)
                    return next !== undefined
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="pl-list-foot">
        <Key keys="↑" /> <Key keys="↓" /> {t('moveKeys')}
      </p>
    </>
  )
}

interface LineProps {
  line: PollLine
  isOpen: boolean
  onOpen: (pollId: string) => void
  onStep: (by: 1 | -1) => boolean
}

function Line({ line, isOpen, onOpen, onStep }: LineProps) {
  const t = useTexts('pollPage')
  const now = useMinute()
  const { pollId, title, state, weight, isSecret, voted, voters } = line
  const isLive = state === 'going' || state === 'waiting'
  const targets = targetsOf(line)
  const share = shareOf(voted, voters)
  return (
    <button
      type="button"
      aria-current={isOpen}
      onClick={() => onOpen(pollId)}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
        if (by === undefined || event.altKey) return
        event.preventDefault()
        const beside = event.currentTarget.closest('li')
        const other = by === 1 ? beside?.nextElementSibling : beside?.previousElementSibling
        if (onStep(by)) other?.querySelector('button')?.focus()
      }}
    >
      <b className="lb-cut">{title}</b>
      <Mark kind={isLive ? 'plain' : 'done'}>{t(isLive ? `weight_${weight}` : `state_${state}`)}</Mark>
      {state !== 'draft' && (
        <span className="pl-line">
          <span className="pl-mini">
            <i style={{ width: `${share / 100}%` }} />
          </span>
          <span>{t('turnout', { voted, voters })}</span>
          <span className="pl-percent">{percentText(share)}</span>
        </span>
      )}
      <span className="pl-line">
        <span>{t(isSecret ? 'secret' : 'named')}</span>
        {targets && <span className="lb-cut">{t('targets', { targets })}</span>}
        <span className="lb-cut">{whenOf(line, now, t)}</span>
      </span>
    </button>
  )
}
