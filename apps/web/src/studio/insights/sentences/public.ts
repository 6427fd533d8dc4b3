// What tools play of the sentences: they judge them as people read them.
export { listSentenceFaults } from './sentence-faults.ts';
export { SENTENCES, type SentenceTexts, toPeakName, toSentence } from './to-sentence.ts';
