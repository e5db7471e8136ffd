export { FactorsPanel } from './FactorsPanel.tsx'
