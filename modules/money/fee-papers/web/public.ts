export { FileProgress } from './FileProgress.tsx'
export { MenuButton } from './MenuButton.tsx'
