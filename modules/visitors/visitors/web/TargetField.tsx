import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { targets, type VisitTarget } from '#modules/visitors/visits/contract.ts'

export interface TargetFieldProps {
  value: VisitTarget
  onChange: (target: VisitTarget) => void
}

/** Whom or what somebody comes to. */
export function TargetField({ value, onChange }: TargetFieldProps) {
  const t = useTexts('visitors')
  return (
    <div className="vd-choice" data-choice="target">
      <p className="vd-label">
        {t('target')} <Key keys="F4" />
      </p>
      <Segments
        full
        label={t('target')}
        options={targets.map((target) => ({ value: target, label: t(`target_${target}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
