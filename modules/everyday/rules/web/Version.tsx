import { Link } from '@tanstack/react-router'
import { detailPath } from '#modules/assemblies/assemblies/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { RuleVersion } from '../contract.ts'

interface VersionProps {
  version: RuleVersion
  ruleId: string
  isShown: boolean
  isInForce: boolean
  /** Absent where it may not be withdrawn. */
  onWithdraw: (() => void) | undefined
}

/** One version of a rule in the list of all: what it changed, who decided it, and whether it is followed. */
export function Version({ version, ruleId, isShown, isInForce, onWithdraw }: VersionProps) {
  const t = useTexts('rulesPage')
  const maySeeAssembly = useAllowed()([{ can: 'assemblies.view', service: [23] }]).length > 0
  const { withdrawn } = version
  const today = dayOf(new Date(useMinute()))
  const isToCome = !withdrawn && version.inForceOn > today
  return (
    <li data-shown={isShown ? '' : undefined}>
      <Link
        to="/mgmt/rules/rulesDetail/$ruleId"
        params={{ ruleId }}
        search={{ version: String(version.nth) }}
        className="lb-link"
      >
        {t('nth', { nth: version.nth })}
      </Link>{' '}
      {isToCome && <Mark kind="waiting">{t('notYet')}</Mark>}
      {isInForce && <Mark kind="done">{t('inForceNow')}</Mark>}
      {withdrawn && (
        <>
          <Mark kind="reminded">{t('withdrawn')}</Mark>
          <p className="lb-14">
            {t('withdrawnBy', { who: withdrawn.by, when: speakTime(withdrawn.at), reason: withdrawn.reason })}
          </p>
        </>
      )}
      <p className="lb-lines">{version.changed}</p>
      <p className="lb-14 lb-quiet">
        {t(`by_${version.decidedBy}`)}
        {version.meeting && '　'}
        {version.assemblyId && maySeeAssembly ? (
          <Link to={detailPath(version.assemblyId)} className="lb-link">
            {version.meeting || t('assembly')}
          </Link>
        ) : (
          version.meeting
        )}
        {'　'}
        {showDay(version.decidedOn)}
      </p>
      <p className="lb-14 lb-quiet">
        {t('fromDay', { day: showDay(version.inForceOn) })}
        {'　'}
        {t('writtenBy', { who: version.writtenBy, when: speakTime(version.writtenAt) })}
      </p>
      {onWithdraw && (
        <Button size="small" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
