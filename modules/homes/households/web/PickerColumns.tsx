import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import type { Household } from '../contract.ts'
import { HouseholdLine } from './HouseholdLine.tsx'
import { PickerColumn } from './PickerColumn.tsx'
import { chooseBuilding, chooseFloor, countListed, goBack, isListed, type Pick } from './picker-steps.ts'
import { listBuildings, listFloors, listUnits } from './picker-calls.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

const fresh = { staleTime: 60_000, retry: false }

export interface PickerColumnsProps {
  pick: Pick
  withVirtual: boolean
  onPick: (pick: Pick) => void
  onDone: (household: Household) => void
}

/** The three steps side by side: building, floor, unit (R148). */
export function PickerColumns({ pick, withVirtual, onPick, onDone }: PickerColumnsProps) {
  const t = useTexts('households')
  const { step, building = '', floor = '' } = pick
  const key = (text: string, ...of: string[]) => ['households', text, ...of]
  const buildings = useQuery({
    ...fresh,
    queryKey: key('buildings'),
    queryFn: listBuildings,
  })
  const floors = useQuery({
    ...fresh,
    queryKey: key('floors', building),
    enabled: building !== '',
    queryFn: () => listFloors(building),
  })
  const units = useQuery({
    ...fresh,
    queryKey: key('units', building, floor),
    enabled: floor !== '',
    queryFn: () => listUnits(building, floor),
  })
  const listedUnits = floor ? units.data?.filter((row) => isListed(row, withVirtual)) : undefined
  const waiting = useWaitingCounts(listedUnits?.map((unit) => unit.householdId) ?? [])
  const back = () => onPick(goBack(pick))

  return (
    <div className="hp-columns">
      <PickerColumn
        name="building"
        label={t('building')}
        active={step === 1}
        items={buildings.data?.filter((row) => isListed(row, withVirtual))}
        failed={buildings.isError}
        failure={t('buildingsFailed')}
        retry={() => void buildings.refetch()}
        empty={buildings.isSuccess ? t('noBuildings') : ''}
        keyOf={(item) => item.building}
        chosen={building}
        draw={(item) => (
          <>
            {item.building}
            <small>{t('householdCount', { count: countListed(item, withVirtual) })}</small>
          </>
        )}
        onChoose={(item) => onPick(chooseBuilding(item.building))}
      />
      <PickerColumn
        name="floor"
        label={t('floor')}
        active={step === 2}
        items={building ? floors.data?.filter((row) => isListed(row, withVirtual)).toReversed() : undefined}
        failed={floors.isError}
        failure={t('floorsFailed')}
        retry={() => void floors.refetch()}
        empty={building === '' ? t('chooseBuildingFirst') : floors.isSuccess ? t('noFloors') : ''}
        keyOf={(item) => item.floor}
        chosen={floor}
        draw={(item) => item.floor}
        onChoose={(item) => onPick(chooseFloor(pick, item.floor))}
        onBack={back}
      />
      <PickerColumn
        name="unit"
        label={t('unit')}
        active={step === 3}
        items={listedUnits}
        failed={units.isError}
        failure={t('unitsFailed')}
        retry={() => void units.refetch()}
        empty={floor === '' ? (building ? t('chooseFloorFirst') : '') : units.isSuccess ? t('noUnits') : ''}
        keyOf={(item) => item.householdId}
        draw={(item, nth) => (
          <HouseholdLine household={item} waiting={waiting?.get(item.householdId)} nth={nth} />
        )}
        onChoose={onDone}
        onBack={back}
      >
        <p className="hp-keys lb-14 lb-quiet">
          <Key keys="←" spoken /> {t('keyBack')}　<Key keys="↑" spoken /> <Key keys="↓" spoken />{' '}
          {t('keyMove')}　<Key keys="Enter" spoken /> {t('keyChoose')}
        </p>
      </PickerColumn>
    </div>
  )
}
