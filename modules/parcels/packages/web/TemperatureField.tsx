import type { Temperature } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'

interface TemperatureFieldProps {
  value: Temperature
  onChange: (temperature: Temperature) => void
}

const after: Record<Temperature, Temperature> = { 0: 1, 1: 2, 2: 0 }
const ofName: Record<string, Temperature> = { 0: 0, 1: 1, 2: 2 }

/** Room temperature, refrigerated or frozen; Alt I takes the next. */
export function TemperatureField({ value, onChange }: TemperatureFieldProps) {
  const t = useTexts('registerPackages')
  useHotKey('Alt+I', 'registerPackages:temperature', () => onChange(after[value]))
  const cold = (word: string) => (
    <>
      <Icon name="snow" size={16} />
      {word}
    </>
  )
  return (
    <div className="lb-field">
      <span className="lb-register-label">
        {t('temperature')}
        <Key keys="Alt I" />
      </span>
      <Segments
        full
        label={t('temperature')}
        value={String(value)}
        onChange={(next) => onChange(ofName[next] ?? 0)}
        options={[
          { value: '0', label: t('room') },
          { value: '1', label: cold(t('chilled')) },
          { value: '2', label: cold(t('frozen')) },
        ]}
      />
    </div>
  )
}
