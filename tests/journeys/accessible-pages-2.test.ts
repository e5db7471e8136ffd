import { pagesWithoutFaults } from './axe.ts'

pagesWithoutFaults(1, 3)
