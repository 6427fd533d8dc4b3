// One chunk: what people answered, in place of a stage.
export { SurveyStage } from './survey-stage.tsx';
export { SurveyTools } from './survey-tools.tsx';
