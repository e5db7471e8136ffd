import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { PackageRecord, StockTake } from '../contract.ts'
import { PackageMarks, StateMark } from './PackageCells.tsx'
import type { StockTaking } from './use-stock-take.ts'

/** What a stock-take found: first what differs, then what is as the book says. */
export function StockGroups({ result, take }: { result: StockTake; take: StockTaking }) {
  const t = useTexts('packageRoom')
  const scanned = (list: StockTake['here']) => list.map((item) => item.package)
  const groups = [
    { name: 'takeElsewhere', text: 'takeElsewhereText', rows: scanned(result.elsewhere) },
    { name: 'takeNotWaiting', text: 'takeNotWaitingText', rows: scanned(result.notWaiting) },
    { name: 'takeMissing', text: 'takeMissingText', rows: result.missing },
    { name: 'takeHere', text: undefined, rows: scanned(result.here) },
  ] as const
  return (
    <>
      {result.unknown.length > 0 && (
        <Group title={t('takeUnknown')} count={result.unknown.length}>
          {result.unknown.map((code) => (
            <li key={code} className="st-row">
              <Icon name="warn" />
              <span className="lb-grow">{code}</span>
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('takeRemove', { code })}
                onClick={() => take.remove(code)}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </Group>
      )}
      {groups.map(
        ({ name, text, rows }) =>
          rows.length > 0 && (
            <Group key={name} title={t(name)} text={text && t(text)} count={rows.length}>
              {rows.map((row) => (
                <StockRow key={row.packageId} one={row} take={take} />
              ))}
            </Group>
          ),
      )}
    </>
  )
}

interface GroupProps {
  title: string
  text?: string
  count: number
  children: ReactNode
}

function Group({ title, text, count, children }: GroupProps) {
  return (
    <section className="st-group" aria-label={title}>
      <h2>
        {title} <b>{count}</b>
        {text && <span className="lb-14 lb-quiet">{text}</span>}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function StockRow({ one, take }: { one: PackageRecord; take: StockTaking }) {
  const t = useTexts('packageRoom')
  const { packageId, serialNumber, label } = one
  return (
    <li className={take.isTicked(packageId) ? 'st-row st-ticked' : 'st-row'}>
      <Checkbox
        aria-label={t('takeTick', { serialNumber, label })}
        checked={take.isTicked(packageId)}
        onChange={() => take.toggle(packageId)}
      />
      <b className="st-serial">{serialNumber}</b>
      <span className="st-who">
        <HouseholdName label={label} names={one.name} />
      </span>
      <span className="st-kind">{one.kindName}</span>
      <span className="st-marks lb-grow">
        <PackageMarks one={one} />
      </span>
      <b className="st-position">{one.shelfPosition}</b>
      <StateMark one={one} />
    </li>
  )
}
