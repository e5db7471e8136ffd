import './icon.css'
import { type IconName, iconPaths } from './icon-paths.ts'

/** One of our own icons, in the colour of the text; beside a word, so it is silent for screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 14 | 16 | 20 | 32 }) {
  return (
    <svg className={`lb-icon lb-icon-${size}`} data-icon={name} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
