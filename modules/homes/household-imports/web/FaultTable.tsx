import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ImportFault } from '../shapes.ts'

/** Faults in rows; on a phone each is a block of lines. */
export function FaultTable({ faults }: { faults: readonly ImportFault[] }) {
  const t = useTexts('householdImport')
  return (
    <table className="lb-table hi-fault-table">
      <thead>
        <tr>
          <th scope="col">{t('cell')}</th>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col" className="hi-wide">
            {t('problem')}
          </th>
          <th scope="col" className="hi-wide">
            {t('expected')}
          </th>
        </tr>
      </thead>
      <tbody>
        {faults.map((one, i) => (
          <tr key={`${one.sheet} ${one.cell} ${i}`}>
            <td>
              <span className="lb-quiet">{one.sheet}</span> <b>{one.cell}</b>
            </td>
            <td>{one.column}</td>
            <td title={one.value}>{one.value}</td>
            <td className="hi-wide">{one.problem}</td>
            <td className="hi-wide lb-quiet">{one.expected}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
