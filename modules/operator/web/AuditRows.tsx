import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { AuditLine } from '../contract.ts'

interface AuditRowsProps {
  rows: readonly AuditLine[]
  actOf: (action: string) => string
}

/** Lines of the operators' audit; on phones each is a small card. */
export function AuditRows({ rows, actOf }: AuditRowsProps) {
  const t = useTexts('operator')
  return (
    <table className="lb-table op-audit">
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('act')}</th>
          <th scope="col">{t('target')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.id}>
            <td className="op-when" title={`${writeTime(line.at)}　${line.address}`}>
              {speakTime(line.at)}
            </td>
            <td className="op-who">{line.operator}</td>
            <td className="op-act">
              <b>{actOf(line.action)}</b>
            </td>
            <td className="op-target" title={line.target}>
              {line.target}
            </td>
            <td className="op-reason" title={line.reason}>
              {line.reason}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
