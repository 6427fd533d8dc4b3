// Exports for tools, which judge the sentences as people read them.
export { listSentenceFaults } from './sentence-faults.ts';
export { SENTENCES, type SentenceTexts, toPeakName, toSentence } from './to-sentence.ts';
