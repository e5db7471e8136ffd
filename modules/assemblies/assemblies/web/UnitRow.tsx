import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { UnitOwner } from '../shapes.ts'
import { useOverText } from './over-text.ts'

/** A unit at the desk: who owns it, how it is there, and whether it counts. */
export function UnitRow({
  unit,
  isOwn,
  isTicked,
  isOpen,
  onTick,
  onPaper,
}: {
  unit: UnitOwner
  isOwn: boolean
  isTicked: boolean
  /** Its proxy is shown beside the table. */
  isOpen: boolean
  onTick: () => void
  onPaper: () => void
}) {
  const t = useTexts('assemblyPage')
  const overText = useOverText()
  const { registration } = unit
  const isPart = registration !== null && registration.heads + registration.fifths > 0
  return (
    <tr className={registration?.isOverLimit ? 'ar-over' : undefined}>
      <td>
        <Checkbox checked={isTicked} disabled={!registration} onChange={onTick} aria-label={unit.label} />
      </td>
      <td>
        <HouseholdName label={unit.label} />
      </td>
      <td>
        {unit.owners.map(({ name }) => name).join('、')}
        {unit.owners.length > 1 && (
          <div className="lb-14 lb-quiet ar-part">
            {registration?.attendeeName
              ? t('attendedBy', { name: registration.attendeeName })
              : unit.representative
                ? t('coOwned', { name: unit.representative })
                : t('coOwnedOpen')}
          </div>
        )}
      </td>
      <td>
        {isOwn && registration?.type !== 'agent'
          ? t('ownUnit')
          : registration?.agentRelation && t(`relation_${registration.agentRelation}`)}
        {registration?.type === 'agent' && (
          <div>
            <Button type="text" size="small" aria-pressed={isOpen} onClick={onPaper}>
              {t('onPaper')}
            </Button>
            {!registration.proxyPath && !registration.hasOriginal && (
              <Mark kind="reminded">{t('noPaper')}</Mark>
            )}
          </div>
        )}
      </td>
      <td data-align="end">{areaText(unit.area * 5)}</td>
      <td>
        {registration?.isOverLimit ? (
          <>
            <Mark kind="overdue">{t(isPart ? 'countsPart' : 'overLimit')}</Mark>
            {isPart && <span className="lb-14 ar-part">{overText(registration, registration.over)}</span>}
          </>
        ) : registration?.leftAt ? (
          <Mark kind="note">{t('left')}</Mark>
        ) : registration && registration.tooLateFor !== null ? (
          <Mark kind="reminded">{t('tooLateFor', { number: registration.tooLateFor })}</Mark>
        ) : registration ? (
          <Mark kind="done">{t('counted')}</Mark>
        ) : (
          <span className="lb-quiet">{t('notHere')}</span>
        )}
      </td>
    </tr>
  )
}
