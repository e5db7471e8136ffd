import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openFastReceiveOfHousehold } from '#modules/parcels/fast-receive/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { RoomActs } from './RoomActs.tsx'
import { useDepositsArea, usePackagesArea, useReturnsArea } from './use-room.ts'

/** Packages: their numbers, those that need somebody, what can be done. */
export function PackagesArea() {
  const t = useTexts('packageRoom')
  const area = usePackagesArea()
  const { data } = area
  return (
    <Panel
      title={t('packages')}
      number={data?.total}
      summary={data && t('packagesToday', { arrived: data.arrivedToday, handedOver: data.handedOverToday })}
      className="rm-area"
    >
      <RoomActs area="packages" />
      {data && (
        <p className="rm-line">
          <b>{t('needs', { count: data.attention })}</b>
          <span className="lb-quiet">
            {t('packagesNow', {
              room: data.roomTemperature,
              chilled: data.refrigerated,
              frozen: data.frozen,
            })}
          </span>
        </p>
      )}
      <AreaState area={area} />
      {data?.urgent.length === 0 && (
        <EmptyState icon="check" title={t('nothingNeeds')} text={t('nothingNeedsText')} />
      )}
      <ul>
        {data?.urgent.map((item) => (
          <RoomRow
            key={item.packageId}
            at={item.arrivedAt}
            label={item.label}
            name={item.name}
            detail={[item.shelfPosition, item.serialNumber, item.kindName].filter(Boolean).join('　')}
            marks={
              <>
                {item.isLegal && <Mark kind="legal" />}
                {item.temperature === 1 && <Mark kind="chilled" />}
                {item.temperature === 2 && <Mark kind="frozen" />}
              </>
            }
            open={() =>
              void openFastReceiveOfHousehold({
                householdId: item.householdId,
                label: item.label,
                focusId: item.packageId,
              })
            }
          />
        ))}
      </ul>
    </Panel>
  )
}

/** Deposits: the oldest that wait, what can be done. */
export function DepositsArea() {
  const t = useTexts('packageRoom')
  const area = useDepositsArea(true)
  const { data } = area
  return (
    <Panel title={t('deposits')} number={data?.total} className="rm-area">
      <RoomActs area="deposits" />
      {data && data.oldest.length > 0 && (
        <p className="rm-line">
          <b>{t('waitingOldest')}</b>
        </p>
      )}
      <AreaState area={area} />
      {data?.oldest.length === 0 && <EmptyState icon="bag" title={t('nothingDeposited')} />}
      <ul>
        {data?.oldest.map((item) => (
          <RoomRow
            key={item.depositId}
            at={item.arrivedAt}
            // An outsider has a name and no household.
            label={item.label || item.name}
            name={item.label ? item.name : ''}
            detail={[item.shelfPosition, item.serialNumber, item.kindName].filter(Boolean).join('　')}
            open={openOf(item)}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** A deposit for an outsider has no household to hand over to. */
function openOf({ householdId, label }: { householdId: string | null; label: string }) {
  return householdId === null ? undefined : () => void openFastReceiveOfHousehold({ householdId, label })
}

/** Returns and outgoing parcels: how many each courier is to take, what can be done. */
export function ReturnsArea() {
  const t = useTexts('packageRoom')
  const area = useReturnsArea(true)
  const { data } = area
  return (
    <Panel title={t('returns')} number={data && data.returns + data.outgoing} className="rm-area">
      <RoomActs area="returns" />
      <AreaState area={area} />
      {data?.couriers.length === 0 && <EmptyState icon="tray" title={t('nothingReturned')} />}
      <ul>
        {data?.couriers.map(({ courierName, returns, outgoing }) => (
          <li key={courierName} className="rm-row">
            <span>{courierName}</span>
            <b className="lb-end">{t('courierCount', { count: returns + outgoing })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function AreaState({ area }: { area: UseQueryResult<unknown> }) {
  const t = useTexts('packageRoom')
  return <Loaded of={area} failed={t('failed')} skeleton={[56, '1fr', 72]} rows={5} />
}

interface RoomRowProps {
  at: Date
  label: string
  name?: string
  detail: string
  marks?: ReactNode
  /** Absent: it is for nobody of a household. */
  open?: () => void
}

function RoomRow({ at, label, name, detail, marks, open }: RoomRowProps) {
  return (
    <li>
      <button type="button" className="rm-row" disabled={!open} onClick={open}>
        <span className="rm-who">
          <HouseholdName label={label} names={name} />
          <span className="lb-14 lb-quiet">{detail}</span>
        </span>
        <Marks>{marks}</Marks>
        <span className="lb-14 lb-quiet lb-nowrap">{speakTime(at)}</span>
        {open && <Icon name="right" size={16} />}
      </button>
    </li>
  )
}
