<?php
namespace App\Http;

/** The rules of the three forms; a route drops the fields that its form lacks. */
class LeadRequest extends \Illuminate\Foundation\Http\FormRequest
{
    private const RULES = [
        'name' => 'required|string|max:100',
        'email' => 'required|email|not_in:taken@mail.example',
        'phone' => 'nullable|string|min:10',
        'message' => 'required|string',
        'city' => 'required|string',
        'address' => 'required|string',
        'pincode' => 'required|digits:6',
        'experience' => 'nullable|string|max:500',
        'interest' => 'required|string|max:500',
        'description' => 'required|string',
        'terms' => 'accepted',
    ];
    private const FIELDS = [
        'contact' => ['name', 'email', 'phone', 'message', 'terms'],
        'franchise' => ['name', 'email', 'phone', 'city', 'address', 'pincode', 'experience', 'interest', 'terms'],
        'ready-to-eat' => ['name', 'email', 'phone', 'address', 'description'],
    ];

    public function rules()
    {
        return array_intersect_key(self::RULES, array_flip(self::FIELDS[basename($this->path())]));
    }

    public function messages()
    {
        return ['email.not_in' => 'આ ઇમેઇલથી પૂછપરછ મળી ગઈ છે.', 'required' => 'આ વિગત લખો.', 'accepted' => 'મંજૂરી આપો.'];
    }
}
