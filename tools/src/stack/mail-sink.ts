import { startMailSink } from '@fovea/testkit/engines';

const sink = await startMailSink({
  smtpPort: Number(process.env.SMTP_PORT),
  httpPort: Number(process.env.INBOX_PORT),
});
console.log(`SMTP on ${sink.smtpUrl}, inbox on ${sink.inboxUrl}`);

process.once('SIGTERM', () => {
  sink.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
