/** The film as a camera, in a video that nobody sees, as an app has it. */
export async function openPageCamera(rateHz: number): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.style.cssText = 'position:fixed;top:0;left:0;width:4px;height:4px;opacity:0';
  video.muted = true;
  video.playsInline = true;
  video.srcObject = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { width: 640, height: 480, frameRate: rateHz },
  });
  document.body.append(video);
  await video.play();
  return video;
}
