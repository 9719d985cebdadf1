/** Pictures of a business (specification 5 and 9). */
export const MAX_IMAGES = 5;
export const MAX_IMAGE_BYTES = 10_485_760;
export const IMAGE_TOO_MANY = `Maksimum ${MAX_IMAGES} görsel yükleyebilirsiniz`;
export const imageTooLarge = (fileName: string) => `${fileName} çok büyük (maksimum 10MB)`;
