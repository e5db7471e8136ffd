import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark, type MarkKind, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { RegisteredPackage } from '../contract.ts'
import { PendingRow } from './PendingRow.tsx'
import type { PendingRegistration } from './pending-registrations.ts'

export interface JustRegisteredProps {
  rows: readonly RegisteredPackage[] | undefined
  error: unknown
  /** The number of this batch; undefined outside of one. */
  batchCount: number | undefined
  /** What waits in this browser to be registered, drawn above. */
  pending: readonly PendingRegistration[]
  /** Registered while this page is open: drawn as the current one. */
  newestId: string | undefined
  onVoid: () => void
  onRetry: () => void
}

/** What this account registered last. */
export function JustRegistered(props: JustRegisteredProps) {
  const { rows, error, batchCount, pending, newestId, onVoid, onRetry } = props
  const t = useTexts('registerPackages')
  const shown = rows ?? (pending.length > 0 ? [] : undefined)
  return (
    <Panel
      grow
      className="rp-just"
      title={t('just')}
      number={batchCount}
      summary={t(batchCount === undefined ? 'justOfDesk' : 'justOfBatch')}
      extra={
        <Button type="text" icon={<Icon name="undo" />} onClick={onVoid} aria-keyshortcuts="Alt+U">
          {t('void')} <Key keys="Alt U" />
        </Button>
      }
    >
      <Loaded
        of={{ data: shown, error, refetch: onRetry }}
        failed={t('justFailed')}
        failedText={t('justFailedText')}
        skeleton={[56, 96, 72, '1fr', 48, 56]}
        rows={6}
        empty={<EmptyState icon="boxin" title={t('justNone')} text={t('justNoneText')} />}
        isEmpty={(registered) => registered.length + pending.length === 0}
      >
        {(registered) => (
          <table className={`lb-table rp-just-table${pending.length > 0 ? ' rp-just-pending' : ''}`}>
            <colgroup>
              <col className="rp-col-serial" />
              <col className="rp-col-household" />
              <col className="rp-col-person" />
              <col />
              <col className="rp-col-position" />
              <col className="rp-col-time" />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{t('serialNumber')}</th>
                <th scope="col">{t('household')}</th>
                <th scope="col">{t('recipientColumn')}</th>
                <th scope="col">{t('kind')}</th>
                <th scope="col">{t('shelfPosition')}</th>
                <th scope="col" className="rp-right">
                  {t('time')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pending.map((registration) => (
                <PendingRow key={registration.entry.id} one={registration} />
              ))}
              {registered.map((item) => (
                <Row key={item.packageId} one={item} isNew={item.packageId === newestId} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ one, isNew }: { one: RegisteredPackage; isNew: boolean }) {
  const t = useTexts('registerPackages')
  const marks = marksOf(one)
  const [first, ...others] = marks
  return (
    <tr className={isNew ? 'lb-row-sel' : undefined}>
      <td>
        <b>{one.serialNumber}</b>
      </td>
      <td>
        <HouseholdName label={one.label} />
      </td>
      <td title={one.name}>{one.name || t('wholeHousehold')}</td>
      <td title={one.kindName}>
        {first ? (
          <Marks>
            <Mark kind={first} />
            {others.length > 0 && (
              <span className="lb-quiet lb-14" title={t('more', { count: others.length })}>
                +{others.length}
              </span>
            )}
          </Marks>
        ) : (
          one.kindName
        )}
      </td>
      <td>{one.shelfPosition}</td>
      <td className="rp-right lb-quiet" title={writeTime(one.arrivedAt)}>
        {clock(one.arrivedAt)}
      </td>
    </tr>
  )
}

/** The hour of today's, the day of older ones. */
function clock(at: Date): string {
  const [day = '', hour = ''] = speakTime(at).split(' ')
  return taipei(at).dayNumber === taipei(new Date()).dayNumber ? hour : day
}

function marksOf(item: RegisteredPackage): MarkKind[] {
  const marks: [boolean, MarkKind][] = [
    [item.inPersonOnly, 'inPerson'],
    [item.isLegal, 'legal'],
    [item.cashOnDelivery, 'cashOnDelivery'],
    [item.temperature === 2, 'frozen'],
    [item.temperature === 1, 'chilled'],
  ]
  return marks.filter(([on]) => on).map(([, kind]) => kind)
}
